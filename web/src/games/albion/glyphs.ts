// The drawings of Albion, by file.

export const glyphs = import.meta.glob<string>('./glyphs/*.svg', { query: '?raw', import: 'default', eager: true });

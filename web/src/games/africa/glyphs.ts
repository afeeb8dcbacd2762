// The drawings of Africa, by their files.

export const glyphs = import.meta.glob<string>('./glyphs/*.svg', { query: '?raw', import: 'default', eager: true });

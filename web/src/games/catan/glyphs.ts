// The drawings of Catan and of its scenario, by their files.

export const glyphs = import.meta.glob<string>('./glyphs/*.svg', { query: '?raw', import: 'default', eager: true });

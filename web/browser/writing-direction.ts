export function writingDirection(): 'ltr' | 'rtl' {
  return document.dir === 'rtl' ? 'rtl' : 'ltr';
}

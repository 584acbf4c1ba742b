/** Of printed English, in both typefaces; titles have no others. */
export const englishCharacters = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©–—‘’“”…•€™→−×·`;

/** In names and cities. */
export const accentedCharacters = 'àáâãäåçèéêëíîïñóôõöøúûüßæœ';

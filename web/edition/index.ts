export { ORIGIN } from '../head/origin.ts';
export { pictures } from '../head/pictures.tsx';
export { spriteFile } from '../illustrations/sprite/sprite.tsx';
export { routes } from '../site-map.ts';
export { contentOfEdition } from './content.ts';
export { renderEdition } from './render.ts';

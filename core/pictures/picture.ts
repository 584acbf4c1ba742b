export const PICTURE_TYPES = ['png', 'jpeg', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** As it is published: without what its file says of where, when and with what it was made. */
export type Picture = { readonly width: number; readonly height: number; readonly content: Uint8Array };

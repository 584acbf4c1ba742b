/** From the picture on; nothing moves the end. */
export const photoDays = 30;

/** In every text that says when a photo is deleted: many browsers let a website delete nothing while none of its pages is open. */
export const photoEnd = `after ${photoDays} days, at the latest when you next open this website`;

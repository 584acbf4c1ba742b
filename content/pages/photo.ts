/** From the picture on; nothing moves the end. */
export const photoDays = 30;

/** When a photo goes by itself. A browser lets a website delete nothing while none of its pages is open; every text says it in these words. */
export const photoEnd = `the first time you open this website after ${photoDays} days`;

/** Drawn here because a page of reviews repeats it some forty times, and Lucide's path is four times as long. */
export const Star = [['path', { d: 'm12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.4-5.6-3-5.6 3 1.1-6.4L3 9.7l6.2-.9Z' }]] as const;

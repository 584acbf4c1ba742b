/** So many rows of a list are one page of it, for whoever reads them out and whoever turns the pages. */
export const PAGE = 50;

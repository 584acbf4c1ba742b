/** A header that no page of another site can make a browser send; whatever changes something for the operator needs it. */
export const OPERATOR_HEADER = 'x-operator-request';
/** Of the password. */
export const MIN_PASSWORD_LENGTH = 12;
/** Rows of one page of a list. */
export const PAGE = 50;

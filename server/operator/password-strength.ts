import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from '../../core/operator/request.ts';
import { toSingleLine } from '../../core/presentation/printable.ts';

/** Of 0 to 4: 4 withstands ten thousand million guesses. */
const MIN_SCORE = 4;
const OWN_WORDS = ['operator', 'admin', 'dashboard', 'skincare', 'quiz'];

/** What somebody who attacks this operator tries first. */
export function contextOf(brand: string, hosts: readonly Pick<URL, 'hostname'>[], email = ''): readonly string[] {
  return [brand, ...hosts.flatMap(({ hostname }) => hostname.split('.')), email, ...email.split(/[@.]/)];
}

/** Returns why a password is refused. `context`: words that somebody who attacks this site tries first. */
export function passwordProblem(password: string, context: readonly string[]): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `Please take at least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to keep in mind.`;
  // A browser's field for a password drops line breaks, so such a password could never be given.
  if (toSingleLine(password) !== password)
    return 'Please take a password of one line, without line breaks, tabs and the like: the sign-in has one field for it.';
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const words = [...OWN_WORDS, ...context].filter((word) => word.length > 2).map((word) => word.toLowerCase());
  if (zxcvbn.check(password.slice(0, 256), words).score >= MIN_SCORE) return undefined;
  return 'This password is among those that are guessed first: common ones, repetitions, and the name of the site. Please take a few words that have nothing to do with each other.';
}

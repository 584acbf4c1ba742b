import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';

type Props = ComponentProps<'a'> & { readonly href: string };

/** A link. One to a screen of this site is followed without loading a page; any other is the browser's. */
export function Link({ href, ...rest }: Props) {
  const own = href.startsWith('/') && !href.includes('#') && !rest.target && rest.download === undefined;
  return own ? <RouterLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

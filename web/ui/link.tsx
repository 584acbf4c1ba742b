import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';

type Props = ComponentProps<'a'> & { readonly href: string };

export function Link({ href, ...rest }: Props) {
  const own = href.startsWith('/') && !href.includes('#') && !rest.target && rest.download === undefined;
  return own ? <RouterLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

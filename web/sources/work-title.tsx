type Props = { readonly title: string; readonly address: string | undefined };

/** The title of a work, which leads to it where its address is known. */
export function WorkTitle({ title, address }: Props) {
  if (!address) return title;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}

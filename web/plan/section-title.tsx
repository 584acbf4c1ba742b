type Props = { readonly id: string; readonly text: string; readonly drawing: string };

/** Of a section in `.drawn`. */
export function SectionTitle({ id, text, drawing }: Props) {
  return (
    <>
      <h2 id={id}>{text}</h2>
      <img src={drawing} alt="" width="280" height="190" loading="lazy" decoding="async" />
    </>
  );
}

import styles from './headline.module.css';

const COMMA = ', ';

/** 'Combination skin, redness first': where it needs two lines, they part at the comma. */
export function Headline({ text }: { readonly text: string }) {
  const [first, ...rest] = text.split(COMMA);
  if (rest.length === 0) return text;
  return (
    <>
      <span className={styles.part}>{`${first},`}</span> <span className={styles.part}>{rest.join(COMMA)}</span>
    </>
  );
}

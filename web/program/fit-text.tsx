import styles from './fit-text.module.css';

type Props = {
  /** A sentence with the specification's figure in it. */
  readonly text: string;
  readonly example: number;
  /** Undefined while the visitor's figure is not known. */
  readonly percent: number | undefined;
};

/** A sentence that says how well the program fits, with the visitor's figure in place of the example's. */
export function FitText({ text, example, percent }: Props) {
  const [before, after] = text.split(`${example}%`);
  return (
    <>
      {before}
      {after !== undefined && (
        <span className={percent === undefined ? styles.pending : undefined}>{`${percent ?? example}%`}</span>
      )}
      {after}
    </>
  );
}

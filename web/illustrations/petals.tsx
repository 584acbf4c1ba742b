import styles from './petals.module.css';

/** Two large flowers that grow in from the edges of a dark panel. */
export function Petals() {
  return (
    <>
      <svg className={styles.root} data-side="left" viewBox="0 0 200 200" aria-hidden="true">
        <g id="petals" fill="currentColor">
          <path id="petal" d="M100 92C60 70 66 8 100 4c34 4 40 66 0 88z" />
          <use href="#petal" transform="rotate(72 100 100)" />
          <use href="#petal" transform="rotate(144 100 100)" />
          <use href="#petal" transform="rotate(216 100 100)" />
          <use href="#petal" transform="rotate(288 100 100)" />
        </g>
        <circle cx="100" cy="100" r="15" fill="#e9b872" />
      </svg>
      <svg className={styles.root} data-side="right" viewBox="0 0 200 200" aria-hidden="true">
        <use href="#petals" />
        <circle cx="100" cy="100" r="15" fill="#e9b872" />
      </svg>
    </>
  );
}

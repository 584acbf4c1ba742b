import styles from './hero-scene.module.css';

export function HeroScene() {
  return (
    <svg className={styles.root} viewBox="0 0 360 450" aria-hidden="true">
      <use href="#drawing-hero-arch" />
      <g className={styles.model}>
        <use href="#drawing-model" />
      </g>
    </svg>
  );
}

import styles from './hero-scene.module.css';
import model from './landing/model.svg?url';

export function HeroScene() {
  return (
    <div className={styles.root}>
      <svg viewBox="0 0 360 450" aria-hidden="true">
        <use href="#drawing-hero-arch" />
      </svg>
      <img className={styles.model} src={model} alt="" />
    </div>
  );
}

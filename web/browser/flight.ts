import { afterPaint } from './clock.ts';
import { reducedMotion } from './motion.ts';

const FLIGHT_MS = 450;
/** A screen whose code comes later than that is not waited for. */
const MAX_FRAMES = 99;

/**
 * The chosen option flies into the flower of the header, which grows for a moment. The next screen is there meanwhile. Measured before that
 * screen comes, and begun once it is painted, for which its code may have to come. Wide screens have no flower there.
 */
export function flyToFlower(option: string): void {
  const flower = document.querySelector('[data-part]');
  const chosen = document.querySelector(`.screen [data-option="${option}"]`);
  const to = flower?.getBoundingClientRect();
  if (!flower || !chosen || !to?.width || reducedMotion()) return;
  const from = chosen.getBoundingClientRect();
  const chip = document.createElement('span');
  chip.className = 'flight';
  chip.textContent = chosen.textContent;
  chip.ariaHidden = 'true';
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const begin = (frames: number) => {
    if (chosen.isConnected) {
      if (frames) afterPaint(() => begin(frames - 1));
      return;
    }
    document.body.append(chip);
    const path = [
      { transform: at(from.left + from.width / 2, from.top + from.height / 2, 1) },
      { transform: at(to.left + 12, to.top + to.height / 2, 0.15), opacity: 0.5 },
    ];
    chip.animate(path, { duration: FLIGHT_MS, easing: 'ease-in-out', fill: 'forwards' }).onfinish = () => {
      chip.remove();
      flower.animate({ transform: ['none', 'scale(1.5)', 'none'] }, { duration: FLIGHT_MS, pseudoElement: '::before' });
    };
  };
  afterPaint(() => begin(MAX_FRAMES));
}

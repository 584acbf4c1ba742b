import { brand } from '../../content/brand.ts';
import { quizCopy } from '../../content/pages/quiz.ts';
import type { Outline } from '../../core/funnel/outline.ts';
import { outline } from '../outline.ts';
import { SlipSlot } from '../ui/slot.tsx';
import styles from './section-panel.module.css';

type Props = {
  readonly part: number;
  readonly section: Outline['sections'][number];
  readonly thought: string | undefined;
  readonly scene: string;
};

/** Beside the questions where the screen is wide: the section's name, a thought and a scene. Narrow screens load nothing of it. */
export function SectionPanel({ part, section, thought, scene }: Props) {
  return (
    <aside className={styles.root} data-scene={scene}>
      <p className={`brand ${styles.brand}`}>{brand.name}</p>
      <p className="eyebrow">{`${quizCopy.part} ${part} ${quizCopy.stepOf} ${outline.sections.length}`}</p>
      <p className={styles.title}>{section.title}</p>
      <p className={styles.thought}>{thought}</p>
      <SlipSlot part={part} />
    </aside>
  );
}

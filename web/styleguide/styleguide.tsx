import { siteCopy } from '../../content/pages/site.ts';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { useShownStates } from '../browser/shown-states.ts';
import { Petals } from '../illustrations/petals.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { Buttons } from './buttons.tsx';
import { Contents } from './chapter.tsx';
import { Chips } from './chips.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import { Containers, Layers } from './containers.tsx';
import { Drawings, Icons } from './drawings.tsx';
import { Fields } from './fields.tsx';
import { Measures, TypeScale } from './measures.tsx';
import { LoadingStates, Messages } from './messages.tsx';
import { Motion } from './motion.tsx';
import styles from './styleguide.module.css';
import { Switches } from './switches.tsx';

const { eyebrow, title, lead } = styleguideCopy;

export default function Styleguide() {
  useShownStates();
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} page`} data-progressive="">
        <header className={styles.hero}>
          <Petals />
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="title">{title}</h1>
          <p>{lead}</p>
        </header>
        <Contents />
        <div className={styles.chapters}>
          <Colours />
          <TypeScale />
          <Measures />
          <Motion />
          <Buttons />
          <Choices />
          <Chips />
          <Fields />
          <Switches />
          <LoadingStates />
          <Messages />
          <Containers />
          <Layers />
          <Icons />
          <Drawings />
        </div>
      </main>
    </TextPage>
  );
}

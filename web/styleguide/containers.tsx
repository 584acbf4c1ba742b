import { lazy, Suspense, useState } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { timings } from '../../content/timings.ts';
import { fill } from '../../core/presentation/fill.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Button } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Chapter } from './chapter.tsx';
import componentsStyles from './components.module.css';
import styleguideStyles from './styleguide.module.css';

const { containers, layers } = styleguideCopy;
const Sheet = lazy(() => import('./sheet.tsx'));
const CARDS = ['card', 'quiet', 'deep'] as const;

export function Containers() {
  return (
    <Chapter id="containers">
      <div className={componentsStyles.thirds}>
        {CARDS.map((variant) => (
          <div key={variant} className={`card ${componentsStyles.card}`} data-variant={variant}>
            <h3>{containers[variant].title}</h3>
            <p>{containers[variant].text}</p>
          </div>
        ))}
      </div>
      <Accordion items={containers.questions.map(({ id, title, text }) => ({ id, title, content: <p>{text}</p> }))} />
    </Chapter>
  );
}

export function Layers() {
  const [open, setOpen] = useState(false);
  return (
    <Chapter id="layers">
      <Carousel
        label={layers.carousel}
        autoplayMs={timings.carouselMs}
        slides={layers.slides.map((slide, index) => (
          <div key={slide} className={`card ${componentsStyles.slide}`}>
            <h3>{slide}</h3>
            <p>{fill(layers.slideText, { number: String(index + 1) })}</p>
          </div>
        ))}
      />
      <p className={styleguideStyles.sample}>
        <Button onClick={() => setOpen(true)}>{layers.open}</Button>
      </p>
      <Suspense>{open && <Sheet onClose={() => setOpen(false)} />}</Suspense>
    </Chapter>
  );
}

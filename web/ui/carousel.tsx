import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { uiCopy } from '../../content/ui.ts';
import { reducedMotion } from '../browser/motion.ts';
import { useInView } from '../browser/viewport.ts';
import { writingDirection } from '../browser/writing-direction.ts';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';

type Props = {
  readonly label: string;
  readonly autoplayMs: number;
  readonly slides: readonly ReactNode[];
  /** Its slides tell nothing. */
  readonly decorative?: true;
  /** The same object in every render. */
  readonly options?: EmblaOptionsType;
};

const round: EmblaOptionsType = { loop: true, align: 'start' };

/** A scroll area until Embla loads. It does not play with reduced motion. */
export function Carousel({ label, autoplayMs, slides, decorative, options = round }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const near = useInView(view, { margin: '300px' });
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    if (!near) return;
    let made: EmblaCarouselType | undefined;
    let cancelled = false;
    const libraries = Promise.all([import('embla-carousel'), import('embla-carousel-autoplay')]);
    void libraries
      .catch(() => undefined)
      .then((loaded) => {
        if (!loaded || cancelled || !view.current) return;
        const [core, autoplay] = loaded;
        const still = reducedMotion();
        view.current.scrollLeft = 0;
        made = core.default(view.current, { ...options, direction: writingDirection(), duration: still ? 0 : 25 }, [
          autoplay.default({ delay: autoplayMs, playOnInit: !still, stopOnInteraction: false, stopOnFocusIn: true }),
        ]);
        setPlaying(!still);
        setEmbla(made);
      });
    return () => {
      cancelled = true;
      made?.destroy();
    };
  }, [near, autoplayMs, options]);

  const play = () => {
    const autoplay = embla?.plugins().autoplay;
    if (playing) autoplay?.stop();
    else autoplay?.play();
    setPlaying(!playing);
  };
  return (
    <section className={styles.root} aria-roledescription="carousel" aria-label={label}>
      <div ref={view} className={styles.view} data-moving={Boolean(embla) || undefined} tabIndex={embla ? -1 : 0}>
        <ul className={styles.track} aria-hidden={decorative}>
          {slides.map((slide, index) => (
            <li className={styles.slide} key={index}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.bar}>
        {embla && (
          <>
            <Control label={uiCopy.previous} icon={ArrowLeft} onClick={() => embla.scrollPrev()} />
            <Control label={playing ? uiCopy.pause : uiCopy.play} icon={playing ? Pause : Play} onClick={play} />
            <Control label={uiCopy.following} icon={ArrowRight} onClick={() => embla.scrollNext()} />
          </>
        )}
      </div>
    </section>
  );
}

function Control({ label, icon, onClick }: { label: string; icon: Parameters<typeof Icon>[0]['icon']; onClick: () => void }) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      <Icon icon={icon} size={20} filled={icon === Pause || icon === Play} />
    </button>
  );
}

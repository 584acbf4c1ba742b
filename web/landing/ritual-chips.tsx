import { landingCopy } from '../../content/pages/landing.ts';
import { landingTimings } from '../../content/pages/landing-timings.ts';
import { rituals } from '../../content/rituals.ts';
import { RitualIcon } from '../illustrations/ritual-icon.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Chip } from '../ui/chip.tsx';
import styles from './ritual-chips.module.css';

const centred = { loop: false, align: 'center' } as const;

export function RitualChips() {
  const chips = rituals.map(({ id, title }) => (
    <Chip key={id} icon={<RitualIcon kind={id} />}>
      {title}
    </Chip>
  ));
  return (
    <div className={styles.root}>
      <Carousel
        label={landingCopy.manage.types.carousel}
        autoplayMs={landingTimings.ritualsMs}
        options={centred}
        slides={chips}
      />
    </div>
  );
}

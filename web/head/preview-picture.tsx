import { brand } from '../../content/brand.ts';
import { landingCopy } from '../../content/pages/landing.ts';
import { preview } from '../../content/pages/titles.ts';
import icon from '../design/icon.svg?raw';
import { colour } from '../design/tokens.ts';
import model from '../illustrations/landing/model.svg?raw';
import { HeroArch } from '../illustrations/sprite/hero-arch.tsx';

export function PreviewPicture({ width, height }: { width: number; height: number }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} fill={colour('plum')}>
      <title>{preview.alt}</title>
      <path d={`M0 0h${width}v${height}H0z`} fill={colour('paper')} />
      <svg x="80" y="72" width="64" height="64" dangerouslySetInnerHTML={{ __html: icon }} />
      <text x="162" y="118" fontFamily="Display" fontSize="42">
        {brand.name}
      </text>
      <text fontFamily="Display" fontSize="74" letterSpacing="-1.8">
        {lines(landingCopy.hero.title, 16).map((line, i) => (
          <tspan key={line} x="78" y={326 + i * 82}>
            {line}
          </tspan>
        ))}
      </text>
      <text fontSize="30" fill={colour('ink-soft')}>
        {lines(preview.text, 36).map((line, i) => (
          <tspan key={line} x="80" y={486 + i * 42}>
            {line}
          </tspan>
        ))}
      </text>
      <svg x="700" y="35" width="476" height="595" viewBox="0 0 360 450" fill="none" aria-hidden="true">
        <HeroArch />
        <g dangerouslySetInnerHTML={{ __html: model }} />
      </svg>
    </svg>
  );
}

function lines(text: string, most: number): string[] {
  return text.match(new RegExp(`\\S.{0,${most - 1}}(?= |$)`, 'g')) ?? [];
}

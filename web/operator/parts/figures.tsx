import type { ComponentChildren } from 'preact';

export type Figure = {
  readonly id: string;
  readonly label: string;
  readonly value: ComponentChildren;
  /** What it is compared with, or made of. */
  readonly note?: ComponentChildren;
};

/** The numbers one looks at first. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl class="figures">
      {figures.map(({ id, label, value, note }) => (
        <div key={id} class="figures__one">
          <dt>{label}</dt>
          <dd class="figures__value">{value}</dd>
          {note && <dd class="figures__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

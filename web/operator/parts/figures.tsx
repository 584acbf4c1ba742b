import type { ReactNode } from 'react';

export type Figure = {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** What it is compared with, or made of. */
  readonly note?: ReactNode;
};

/** The numbers one looks at first. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ id, label, value, note }) => (
        <div key={id} className="figures__one">
          <dt>{label}</dt>
          <dd className="figures__value">{value}</dd>
          {note && <dd className="figures__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

import { Fragment } from 'react';
import { claims } from '../../../content/claims.ts';
import { claimsCopy as copy } from '../../../content/operator/claims.ts';
import { reviews } from '../../../content/reviews.ts';
import { recentBuyers } from '../../../content/trust.ts';
import type { Claim, ClaimBasis } from '../../../core/claims/claim.ts';
import styles from '../frame.module.css';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Figures } from '../parts/figures.tsx';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

type Listed = Claim & { readonly id: string };

const LISTS: Readonly<Record<keyof typeof copy.lists, readonly Listed[]>> = {
  claims: Object.entries<Claim>(claims).map(([id, claim]) => ({ ...claim, id })),
  reviews: reviews.map((review) => review),
  recentBuyers: recentBuyers.map((claim, index) => ({ ...claim, id: String(index + 1) })),
};
const TONES: Readonly<Record<ClaimBasis['kind'], Tone>> = { live: 'good', computed: 'good', evidence: 'good', sample: 'wait' };
const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];
const KINDS = Object.keys(copy.kinds) as ClaimBasis['kind'][];

export function ClaimsPage() {
  const all = Object.values(LISTS).flat();
  return (
    <>
      <p className={styles.lead}>{copy.lead}</p>
      <Figures
        figures={KINDS.map((kind) => ({
          id: kind,
          label: copy.kinds[kind],
          value: all.filter(({ basis }) => basis.kind === kind).length,
          note: copy.counts[kind],
        }))}
      />
      {NAMES.map((name) => (
        <Panel key={name} title={copy.lists[name]}>
          <Table
            label={copy.lists[name]}
            rows={LISTS[name]}
            keyOf={({ id }) => id}
            columns={[
              { id: 'text', title: copy.claim, cell: ({ text }) => text },
              { id: 'basis', title: copy.basis, cell: ({ basis }) => <ClaimSource basis={basis} /> },
              { id: 'id', title: copy.where, cell: ({ id }) => <code>{breakable(id)}</code> },
            ]}
          />
        </Panel>
      ))}
    </>
  );
}

/** Wraps before a slash or a capital letter. */
function breakable(code: string) {
  return code.split(/(?=[A-Z/])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function ClaimSource({ basis }: { basis: ClaimBasis }) {
  return (
    <>
      <Badge tone={TONES[basis.kind]}>{copy.kinds[basis.kind]}</Badge>
      {basis.kind === 'computed' && <> {breakable(basis.from)}</>}
      {basis.kind === 'evidence' && ` ${basis.document}, ${basis.date}`}
    </>
  );
}

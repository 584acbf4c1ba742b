import { editionsCopy as copy } from '../../../content/operator/editions.ts';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { OperatorEdition } from '../../../core/api/operator/editions.ts';
import { fill } from '../../../core/presentation/fill.ts';
import inboxStyles from '../inbox/inbox.module.css';
import { count, moment } from '../parts/format.ts';
import proseStyles from '../parts/prose.module.css';

/** That a program handed over. */
export function Draft({ id, name, by, note, changes, at, address }: OperatorEdition) {
  const words = changes === 1 ? copy.changes.one : fill(copy.changes.many, { count: count(changes) });
  return (
    <article className={inboxStyles.root}>
      <p className={inboxStyles.head}>
        <strong>{name}</strong> {by !== null && fill(copy.waiting.by, { name: by })} · {words} · {moment(at)}
      </p>
      {note !== null && <p className={proseStyles.message}>{note}</p>}
      {address !== null && (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {fill(copy.lookAt, { name })} <span className="visually-hidden">({frameCopy.newTab})</span>
          </a>
        </p>
      )}
      <p>
        {copy.waiting.publish} <code>npm run operator editions publish {id}</code>
      </p>
    </article>
  );
}

import { teamCopy as copy } from '../../../content/operator/team.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { moment } from '../parts/format.ts';
import proseStyles from '../parts/prose.module.css';
import type { Member } from './queries.ts';

type Props = { readonly member: Member; readonly onSignOut: () => void };

export function MemberDevices({ member: { name, self, devices, seen }, onSignOut }: Props) {
  const { none, one, many } = copy.devicesOf;
  return (
    <>
      {devices === 0 ? none : devices === 1 ? one : fill(many, { count: String(devices) })}
      {seen !== null && <p className={proseStyles.note}>{fill(copy.seen, { time: moment(seen) })}</p>}
      {devices > 0 && !self && (
        <button type="button" className={proseStyles.link} aria-label={`${copy.signOut} ${name}`} onClick={onSignOut}>
          {copy.signOut}
        </button>
      )}
    </>
  );
}

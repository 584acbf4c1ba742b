import { salesCopy } from '../../../content/pages/sales.ts';
import { useLoadedProgram } from '../../browser/program.ts';
import styles from './skin-goals.module.css';

const { keep, add, out } = salesCopy.hero.balance;

/** Where no figure has room to grow: what stays, what comes and what goes. */
export function Balance() {
  const text = useLoadedProgram()?.text;
  const [first] = text?.seek ?? [];
  const [left] = text?.avoid ?? [];
  const kept = text?.morning.find(({ grounds }) => grounds.because.length > 0)?.text;
  const lines = [
    { label: keep, line: kept },
    { label: add, line: first?.text },
    { label: out, line: left?.text },
  ];
  return lines.map(
    ({ label, line }) =>
      line && (
        <li key={label} className={styles.balance}>
          <strong>{label}</strong> {line}
        </li>
      ),
  );
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paymentModalCopy } from '../../../../content/pages/payment-modal.ts';
import type { Terms } from '../../../../core/checkout/terms.ts';
import { trialOf } from '../../../../core/checkout/trial.ts';
import type { Plan } from '../../../../core/plans/plan.ts';
import { fill } from '../../../../core/presentation/fill.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './code-line.module.css';
import type { CodeState } from './use-code.ts';

const copy = paymentModalCopy.code;

type Props = { readonly plan: Plan; readonly terms: Terms; readonly code: CodeState };

/** A line that becomes a field. The price above it says what the code takes off. */
export function CodeLine({ plan, terms, code: { applied, checking, problem, apply, remove } }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  // The focus goes on in what takes the place of what had it.
  useEffect(() => {
    if (open) (applied ? remover : input).current?.focus();
  }, [open, applied]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim() === '') input.current?.focus();
    else void apply(typed);
  };
  const close = () => {
    flushSync(() => {
      setOpen(false);
      setTyped('');
      remove();
    });
    opener.current?.focus();
  };
  return (
    <div className={styles.root}>
      <p className={styles.outcome} role="status">
        {applied && fill(outcomeOf(plan, terms, applied.terms), { code: applied.name, plan: plan.title })}
      </p>
      {applied ? (
        <Button variant="plain" ref={remover} onClick={close}>
          {copy.remove}
        </Button>
      ) : open || problem ? (
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field
            label={copy.label}
            name="code"
            value={typed}
            onChange={setTyped}
            error={missing && typed.trim() === '' ? copy.missing : problem}
            maxLength={80}
            autoComplete="off"
            inputRef={input}
          />
          <BusyButton type="submit" variant="quiet" busy={checking} busyLabel={copy.checking}>
            {copy.apply}
          </BusyButton>
        </form>
      ) : (
        <Button variant="plain" ref={opener} onClick={() => setOpen(true)}>
          {copy.open}
        </Button>
      )}
    </div>
  );
}

function outcomeOf({ id }: Plan, terms: Terms, byPlan: Readonly<Record<string, unknown>>): string {
  if (terms.code) return copy.applied;
  if (!byPlan[id]) return copy.otherPlan;
  return trialOf(terms) ? copy.worseThanTrial : copy.worse;
}

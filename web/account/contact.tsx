import { useRef, useState } from 'react';
import { brand } from '../../content/brand.ts';
import { contactCopy } from '../../content/pages/account.ts';
import type { ContactRequest, ContactResponse } from '../../core/api/contact-messages.ts';
import { waitBeforeSending } from '../../core/contact/pace.ts';
import { useNavigate } from '../browser/navigation.ts';
import { useShownFor } from '../browser/timers.ts';
import { EmailField } from '../ui/email-field.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { Decoy } from './decoy.tsx';
import { emailProblem, type Problem, textProblem } from './problems.ts';
import { useSending } from './sending.ts';

type Typed = Pick<ContactRequest, 'name' | 'email' | 'message'>;

const EMPTY: Typed = { name: '', email: '', message: '' };
const CHECKS = { name: textProblem, email: emailProblem, message: textProblem } satisfies Record<keyof Typed, unknown>;
const FIELDS = Object.keys(CHECKS) as (keyof Typed)[];

type Problems = { readonly [field in keyof Typed]?: Problem };

export default function Contact() {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [sending, send] = useSending<ContactResponse>('/api/contact-messages');
  const navigate = useNavigate();
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const inputs = { name, email, message };
  const decoy = useRef<HTMLInputElement>(null);
  const shownFor = useShownFor();

  const show = (found: Problems) => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) inputs[first].current?.focus();
    return first === undefined;
  };
  const submit = async () => {
    if (!show(Object.fromEntries(FIELDS.map((field) => [field, CHECKS[field](typed[field])])))) return;
    const tookMs = shownFor();
    const waitMs = waitBeforeSending(tookMs);
    const message: ContactRequest = { ...typed, topic: decoy.current?.value ?? '', tookMs: tookMs + waitMs };
    const result = await send(message, waitMs);
    if (result?.ok) {
      setTyped(EMPTY);
      void navigate('/contact-us/success');
    } else if (result?.reason === 'refused') show(result.error.fields ?? {});
  };
  const field = (key: keyof Typed) => ({
    value: typed[key],
    error: problems[key],
    onValue: (value: string) => {
      setTyped((before) => ({ ...before, [key]: value }));
      setProblems((before) => ({ ...before, [key]: undefined }));
    },
  });

  return (
    <AccountPage>
      <h1 className={styles.title}>{contactCopy.title}</h1>
      <p className={styles.lead}>{contactCopy.lead}</p>
      <AccountForm action={contactCopy.action} retry={contactCopy.retry} sending={sending} onSend={submit}>
        <Field {...field('name')} label={contactCopy.name} name="name" autoComplete="name" maxLength={120} inputRef={name} />
        <EmailField {...field('email')} inputRef={email} />
        <TextArea {...field('message')} label={contactCopy.message} name="message" maxLength={5000} inputRef={message} />
        <Decoy inputRef={decoy} />
      </AccountForm>
      <p className={styles.aside}>
        {contactCopy.direct} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
    </AccountPage>
  );
}

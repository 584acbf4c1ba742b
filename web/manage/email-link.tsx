import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import type { newEmailCopy } from '../../content/pages/manage.ts';
import { ApiError } from '../browser/api-error.ts';
import { clearQuery } from '../browser/navigation.ts';
import { useFragment } from '../browser/use-fragment.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Heading } from './heading.tsx';
import { LetterPage } from './letter-page.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';
import { useEmailLink } from './queries.ts';
import { createManageClient } from './query-client.ts';

type Props = {
  readonly copy: Readonly<Record<keyof typeof newEmailCopy, string>>;
  /** Of the API, which takes the token of the mail. */
  readonly path: string;
};

/** A page that a mail about a change of address leads to. */
export function EmailLink(props: Props) {
  const [client] = useState(createManageClient);
  return (
    <QueryClientProvider client={client}>
      <EmailLinkContent {...props} />
    </QueryClientProvider>
  );
}

function EmailLinkContent({ copy, path }: Props) {
  const token = useFragment();
  const { mutate, error, isPending, isSuccess } = useEmailLink(path);
  const confirm = () => {
    if (token && !isPending) mutate(token, { onSuccess: clearQuery });
  };
  const failure = failureOf(error);
  if (isSuccess) return <Outcome title={copy.doneTitle} text={copy.done} label={copy.onward} />;
  if (token === '') return <Outcome title={copy.badTitle} text={copy.noLink} label={copy.manage} />;
  if (failure?.final) return <Outcome title={copy.badTitle} text={failure.text} label={copy.manage} />;
  return (
    <LetterPage copy={copy} failure={failure?.text}>
      <BusyButton fullWidth busy={isPending} busyLabel={copy.busy} onClick={confirm}>
        {copy.action}
      </BusyButton>
    </LetterPage>
  );
}

/** `final`: another attempt with this link fails too. */
function failureOf(error: Error | null): { readonly text: string; readonly final: boolean } | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError) || error.reason === 'offline') return { text: formCopy.offline, final: false };
  return { text: error.message, final: error.code === 'not_found' || error.code === 'conflict' };
}

function Outcome({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <ManagePage>
      <Heading>{title}</Heading>
      <p className={styles.lead} role="status">
        {text}
      </p>
      <LinkButton href="/manage" fullWidth>
        {label}
      </LinkButton>
    </ManagePage>
  );
}

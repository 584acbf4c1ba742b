import { formCopy } from '../../content/pages/forms.ts';
import { manageCopy, manageRefusals } from '../../content/pages/manage.ts';
import { ApiError } from '../browser/api-error.ts';
import letter from '../illustrations/scenes/letter.svg?url';
import { BusyButton } from '../ui/busy-button.tsx';
import { Button } from '../ui/button.tsx';
import { Heading } from './heading.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';
import { useLinkSignIn } from './queries.ts';

const copy = manageCopy.link;

type Props = { readonly token: string; readonly onRequestLink: () => void };

/** A button, because mail scanners follow links. */
export function LinkConfirmation({ token, onRequestLink }: Props) {
  const { mutate, error, isPending } = useLinkSignIn();
  const open = () => {
    if (!isPending) mutate(token);
  };
  const failure = failureOf(error);
  return (
    <ManagePage>
      <img className={styles.letter} src={letter} alt="" width="280" height="220" />
      <Heading focus={false}>{copy.title}</Heading>
      <p className={styles.lead}>{copy.text}</p>
      <div role="alert">{failure && <p className="notice notice--error">{failure.text}</p>}</div>
      {failure?.final ? (
        <Button fullWidth onClick={onRequestLink}>
          {copy.again}
        </Button>
      ) : (
        <BusyButton fullWidth busy={isPending} busyLabel={copy.busy} onClick={open}>
          {copy.action}
        </BusyButton>
      )}
    </ManagePage>
  );
}

/** `final`: another attempt with this link fails too. */
function failureOf(error: Error | null): { readonly text: string; readonly final: boolean } | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError) || error.reason === 'offline') return { text: formCopy.offline, final: false };
  const final = error.code === 'not_found' || error.code === 'invalid';
  return { text: final ? manageRefusals.badLink : formCopy.refused, final };
}

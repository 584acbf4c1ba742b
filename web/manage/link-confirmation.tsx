import { formCopy } from '../../content/pages/forms.ts';
import { manageCopy, manageRefusals } from '../../content/pages/manage.ts';
import { ApiError } from '../browser/api-error.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Button } from '../ui/button.tsx';
import { LetterPage } from './letter-page.tsx';
import { useLinkSignIn } from './queries.ts';

const copy = manageCopy.link;

type Props = { readonly token: string; readonly onRequestLink: () => void };

export function LinkConfirmation({ token, onRequestLink }: Props) {
  const { mutate, error, isPending } = useLinkSignIn();
  const open = () => {
    if (!isPending) mutate(token);
  };
  const failure = failureOf(error);
  return (
    <LetterPage copy={copy} failure={failure?.text}>
      {failure?.final ? (
        <Button fullWidth onClick={onRequestLink}>
          {copy.again}
        </Button>
      ) : (
        <BusyButton fullWidth busy={isPending} busyLabel={copy.busy} onClick={open}>
          {copy.action}
        </BusyButton>
      )}
    </LetterPage>
  );
}

/** `final`: another attempt with this link fails too. */
function failureOf(error: Error | null): { readonly text: string; readonly final: boolean } | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError) || error.reason === 'offline') return { text: formCopy.offline, final: false };
  const final = error.code === 'not_found' || error.code === 'invalid';
  return { text: final ? manageRefusals.badLink : formCopy.refused, final };
}

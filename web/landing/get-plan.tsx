import { landingCopy } from '../../content/pages/landing.ts';
import { LinkButton } from '../ui/link-button.tsx';

export function GetPlan() {
  return <LinkButton href="/loading">{landingCopy.getPlan}</LinkButton>;
}

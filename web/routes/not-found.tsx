import { siteCopy } from '../../content/pages/site.ts';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import { LinkButton } from '../ui/button.tsx';
import { TextPage } from '../ui/text-page.tsx';

const { title, text, home, quiz } = siteCopy.notFound;

export default function NotFound() {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className="account column account__outcome">
        <LostPetals />
        <h1 className="account__title">{title}</h1>
        <p className="account__lead">{text}</p>
        <LinkButton href="/">{home}</LinkButton>
        <LinkButton href="/loading" look="plain">
          {quiz}
        </LinkButton>
      </main>
    </TextPage>
  );
}

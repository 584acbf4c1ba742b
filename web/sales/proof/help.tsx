import { salesCopy } from '../../../content/pages/sales.ts';
import { Accordion } from '../../ui/accordion.tsx';

const { title, questions, text, link } = salesCopy.help;

/** What is often asked before paying, and whom to ask the rest. */
export function Help() {
  return (
    <section className="help block">
      <h2>{title}</h2>
      <Accordion
        items={questions.map(({ id, title, text, link }) => ({
          id,
          title,
          content: (
            <>
              <p>{text}</p>
              <a href={link.href}>{link.label}</a>
            </>
          ),
        }))}
      />
      <p>{text}</p>
      <a className="help__link" href={link.href}>
        {link.label}
      </a>
    </section>
  );
}

import { salesCopy } from '../../../content/pages/sales.ts';

const { title, text, link } = salesCopy.help;

export function Help() {
  return (
    <section class="help block">
      <h2>{title}</h2>
      <p>{text}</p>
      <a class="help__link" href={link.href}>
        {link.label}
      </a>
    </section>
  );
}

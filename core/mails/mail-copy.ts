/** Texts have places, `{amount}`, and links, `[text]({manage})`. A part with `when` needs a value for that place, one with `unless` none. */
export type MailCopy = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly MailPart[];
  /** To those who run the website: without the links that help a buyer, and without a picture. */
  readonly staff?: true;
  /** About a plan that begins or goes on: its head is an evening, that of the others a morning. */
  readonly evening?: true;
};

type Condition = { readonly when?: string; readonly unless?: string };

export type MailPart = Condition &
  (
    | { readonly text: string }
    | { readonly heading: string }
    | { readonly rows: readonly MailRow[] }
    | { readonly button: string; readonly href: string }
    | { readonly note: string }
    | { readonly panel: MailPanel }
  );

/** About a week of the plan, whose seven days are drawn. */
export type MailPanel = {
  readonly heading: string;
  readonly lead: string;
  readonly lines: readonly string[];
  readonly note?: string;
};

export type MailRow = Condition & { readonly label: string; readonly value: string };

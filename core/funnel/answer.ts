/** An option id, a list of option ids, or a text: one that was typed, or what a kind of `kinds/` stores. */
export type Answer = string | readonly string[];

/** By step id, of any funnel. An unanswered step has no key. */
export type Answers = Readonly<Record<string, Answer>>;

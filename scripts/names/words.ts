/** Participles, pronouns and adjectives that need a noun, as in `PendingEvent`. */
export const NON_NOUNS: ReadonlySet<string> = new Set(
  `acknowledged answered arrived arriving asked bought came chosen counting doubt done ended erased everybody everything expired failing found
  given gone heard held kept known mood nobody noted nothing off opened owed packed paid picked presented received recorded refused renewing
  said seen sending sent settled shown somebody standing started stood stored sure taken told unconfirmed unknown unpacked unsaid unsure
  untold updated waiting walked which whom wish written`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words of this project alone, and the field's word for each. */
export const PRIVATE_WORDS: ReadonlyMap<string, string> = new Map([
  ['brake', 'limit, or guard'],
  ['chance', 'seededRandom'],
  ['circumstances', 'context'],
  ['deed', 'action'],
  ['departure', 'optOut'],
  ['fate', 'behaviour'],
  ['heed', 'apply'],
  ['laws', 'invariants'],
  ['letters', 'fonts, or text'],
  ['mood', 'failureMode'],
  ['nobody', 'offline, or anonymous'],
  ['owe', 'enqueue'],
  ['owed', 'pending'],
  ['patience', 'backoff, or a timeout'],
  ['rescue', 'restore'],
  ['silenced', 'withdrawn'],
  ['surroundings', 'environment, or user properties'],
  ['tell', 'track, report or notify'],
  ['telling', 'analytics'],
  ['told', 'tracked, reported or shown'],
  ['traces', 'cookies, click ids or records'],
  ['unasked', 'needsConsent'],
  ['vouched', 'confirmed'],
  ['vouches', 'confirmed'],
  ['vouching', 'confirmation'],
  ['whereabouts', 'location bias'],
  ['wish', 'request'],
]);

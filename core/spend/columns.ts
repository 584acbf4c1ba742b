import { comparedName } from '../analytics/name.ts';

/** Heads of columns in the exports of Meta, Google and TikTok and in our own file, by what is taken first. */
const HEADS = {
  day: [
    ...['day', 'date', 'by day', 'tag', 'datum', 'jour', 'date du jour', 'día', 'fecha', 'giorno', 'data', 'dia', 'dag', 'dzień'],
    ...['日', '日付', '日期', 'reporting starts', 'berichtsstart', 'début des rapports', 'inicio del informe'],
    ...['inizio report', 'início dos relatórios', 'begin rapportage', 'レポート開始日'],
  ],
  lastDay: [
    ...['reporting ends', 'berichtsende', 'fin des rapports', 'fin del informe', 'fine report', 'término dos relatórios'],
    ...['einde rapportage', 'レポート終了日'],
  ],
  source: [
    ...['source', 'utm_source', 'publisher platform', 'platform', 'quelle', 'plattform', 'plateforme', 'plataforma'],
    ...['piattaforma', 'platforma', 'fuente', 'origem', 'fonte', 'bron', 'źródło', '媒体'],
  ],
  campaign: [
    ...['campaign', 'utm_campaign', 'campaign name', 'kampagne', 'kampagnenname', 'name der kampagne', 'campagne'],
    ...['nom de la campagne', 'campaña', 'nombre de la campaña', 'campagna', 'nome campagna', 'nome della campagna'],
    ...['campanha', 'nome da campanha', 'campagnenaam', 'kampania', 'nazwa kampanii', 'キャンペーン', 'キャンペーン名'],
  ],
  ad: [
    ...['ad', 'utm_content', 'ad name', 'anzeige', 'anzeigenname', 'name der anzeige', 'publicité', 'nom de la publicité'],
    ...['anuncio', 'nombre del anuncio', 'inserzione', 'nome inserzione', "nome dell'inserzione", 'anúncio'],
    ...['nome do anúncio', 'advertentie', 'advertentienaam', 'reklama', 'nazwa reklamy', '広告', '広告名', '広告の名前'],
  ],
  cost: [
    ...['cost', 'amount spent', 'total cost', 'spend', 'kosten', 'ausgegebener betrag', 'coût', 'montant dépensé', 'coste'],
    ...['importe gastado', 'costo', 'importo speso', 'spesa', 'custo', 'valor usado', 'valor gasto', 'besteed bedrag'],
    ...['koszt', 'wydana kwota', '費用', '消化金額'],
  ],
  currency: [
    ...['currency', 'currency code', 'währung', 'währungscode', 'devise', 'code de devise', 'moneda', 'código de moneda'],
    ...['valuta', 'codice valuta', 'moeda', 'código da moeda', 'valutacode', 'waluta', 'kod waluty', '通貨', '通貨コード'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SpendColumn = keyof typeof HEADS;

/** `currency` is that of a head like 'Amount spent (EUR)'. */
export type SpendColumns = Readonly<Partial<Record<SpendColumn, number>>> & { readonly headCurrency?: string };

const WITH_CURRENCY = /^(.+?) ?\((\p{L}{3})\)$/u;

/** Undefined for a line that names no day or no cost. */
export function findColumns(cells: readonly string[]): SpendColumns | undefined {
  const heads = cells.map((cell) => comparedName(cell).replaceAll('’', "'"));
  const names = heads.map((head) => WITH_CURRENCY.exec(head)?.[1] ?? head);
  const found = Object.entries(HEADS).flatMap(([column, known]) => {
    const head = known.find((name) => names.includes(name));
    return head === undefined ? [] : [[column, names.indexOf(head)]];
  });
  const columns: SpendColumns = Object.fromEntries(found);
  if (columns.day === undefined || columns.cost === undefined) return undefined;
  const headCurrency = WITH_CURRENCY.exec(heads[columns.cost] ?? '')?.[2]?.toUpperCase();
  return { ...columns, ...(headCurrency && { headCurrency }) };
}

const TOTALS = [
  ...['total', 'totals', 'grand total', 'gesamt', 'gesamtsumme', 'gesamtergebnis', 'summe', 'insgesamt', 'total général'],
  ...['totale', 'totaal', 'suma', 'suma końcowa', 'razem', 'итого', 'всего', '合計', '总计', '總計'],
];

/** A cell like 'Total: Campaigns' of a line that adds up the others. */
export function isTotalName(cell: string): boolean {
  const name = comparedName(cell);
  return TOTALS.some((total) => name.startsWith(total) && !/^\p{L}/u.test(name.slice(total.length)));
}

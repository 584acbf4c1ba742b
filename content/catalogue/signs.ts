import type { FamilySign } from '../../core/catalogue/label-knowledge.ts';

/**
 * What a name says that no list of ours knows. Wrong the careful way: an unknown oil that smells of nothing is taken for an essential oil, and
 * the name still counts as unknown.
 */
export const familySigns: readonly FamilySign[] = [
  {
    family: 'retinoid',
    name: 'a retinoid',
    pattern: /\bretin(?:ol|al|yl|oate|oic|oxy)|retinoate|\bvitamin a\b|\btretin|레티|レチノ|レチナ/,
  },
  {
    family: 'fragrance',
    name: 'a scented salicylate',
    pattern: /\b(?:amyl|benzyl|hexyl|isoamyl|isobutyl|methyl|phenethyl|phenyl|cyclohexyl|cis-3-hexenyl|hexenyl) salicylate$/,
  },
  {
    family: 'organic-filter',
    name: 'a sun filter',
    pattern: /\b(?:ethylhexyl|butyloctyl|tridecyl|isodecyl|trolamine|tea-) ?salicylate$|^homosalate$|benzophenone|triazone/,
  },
  {
    family: 'exfoliating-acid',
    name: 'an exfoliating acid',
    pattern:
      /salicyl|\bsalix\b|willow|glycol(?:ate|ic)\b|\blact(?:ic|obionate)\b|ammonium lactate|mandel(?:ic|ate)|\bmalic\b|tartaric|pyruvic|trichloroacetic|\b[abp]ha\b|hydroxy ?acid|fruit acid|(?:hydroxy(?:caprylic|butyric|capric|decanoic|ethoxy) ?.*acid)|gluconolactone|galactose acid|살리실|글라이콜|글리콜릭|락틱|サリチル|グリコール酸|乳酸$/,
  },
  {
    family: 'sulfate',
    name: 'a strong surfactant',
    pattern:
      /sulfate$|\b(?:tea|mea|mipa|dea|sodium|ammonium|magnesium|potassium)-?\s?(?:laureth|lauryl|myreth|coco|trideceth|oleth|c\d+-\d+)[\w\s/-]*sulf(?:ate|onate|osuccinate)|olefin sulfonate$|dodecylbenzenesulfonate$|설페이트$|硫酸/,
  },
  {
    family: 'soap',
    name: 'a soap',
    pattern:
      /^(?:sodium|potassium|tea|ammonium|lithium)[ -](?:[\w]+ )*(?:laurate|myristate|palmitate|stearate|oleate|cocoate|tallowate|palmate|kernelate|olivate|castorate|ricinoleate|soyate|babassuate|rapeseedate|avocadoate|almondate|lardate|shea butterate|cocoa butterate|beeswaxate|behenate|isostearate|hydroxystearate|peanutate|sunflowerate|sunflower seedate|canolate)$|^saponified|\bsoap\b|石[鹸けん]|石ケン素地|カリ石ケン|비누/,
  },
  {
    family: 'drying-alcohol',
    name: 'a drying alcohol',
    pattern:
      /^(?:sd |specially denatured |denatured |ethyl |grain |isopropyl |rubbing |isopropanol|ethanol|methylated)|alcohol (?:denat|sd)|^alcohol\b(?! (?:free|c\d))|\bdenat\b|에탄올|변성알코올|エタノール|変性アルコール/,
  },
  // Seeds, kernels, nuts, germs, brans and pulps give oils that do not evaporate.
  {
    family: 'fragrance',
    name: 'a scented oil',
    pattern:
      /\b(?:essential|volatile) oil|\b(?:leaf|flower|bark|peel|rind|wood|root|rhizome|herb|needle|twig|branch|stem|resin|gum|balsam|bud|zest|top|plant|leaf\/stem|flower\/leaf\/stem|flower\/leaf)s? oil$|^(?!.*\b(?:seed|kernel|nut|germ|bran|pulp|fruit|mineral|hydrogenated|castor|fish|liver|algae|algal|milk|egg|paraffin|peg|ozonized|vegetable|plant sterol|macadamia|olive|avocado|coconut|almond|jojoba|argan|sunflower|soybean|safflower|rosehip|borage|marula|camellia|sesame|palm|rapeseed|canola|baobab|babassu|wheat|rice|grape|emu|squalane|silicone|white|meadowfoam)\b).*\boils?$/,
  },
  {
    family: 'fragrance',
    name: 'a scented plant',
    pattern:
      /\b(?:lavandula|lavandin|lavender|rosmarinus|rosemary|mentha|peppermint|spearmint|menthone|eucalyptus|eucalyptol|cananga|ylang|pelargonium|geranium|cinnamomum|cinnamon|cassia|eugenia|syzygium|clove|cymbopogon|lemongrass|citronella|pogostemon|patchouli|santalum|sandalwood|vetiver\w*|cedrus|cedarwood|juniperus|jasmin\w*|narcissus|myroxylon|evernia|usnea|oakmoss|treemoss|pinus (?:mugo|pumila|sylvestris)|abies|thymus|thyme|origanum|ocimum|basil|boswellia|commiphora|myrrh|illicium|foeniculum|pimpinella|anise|vanilla|vanillin|lippia|verbena|laurus|bergamia|bergamot|neroli|turpentine|tagetes|styrax|benzoin|tonka|coumarin|osmanthus|tuberosa|polianthes|rosa (?:damascena|centifolia|gallica|alba|moschata|rugosa))\b.*\b(?:oil|extract|water|absolute|concrete|resin|wax|powder|distillate|hydrosol)\b/,
  },
  {
    family: 'fragrance',
    name: 'a fragrance substance',
    pattern:
      /\b(?:parfum|perfume|fragrance|fragrant|aroma|flavou?r|scent|musk|camphor|menth(?:ol|yl|one|oxy)\w*|linal\w+|limonen\w*|citronell\w+|geran(?:iol|ial|yl)\w*|ner(?:ol|al)\b|eugen\w+|cinnam(?:al|yl|ic|ate)\b.*|ionone|damascone|rose ketone|terpin\w+|pinene|caryophyllene|carvone|santalol|cedr(?:ene|ol)\b|vanill\w+|benzaldehyde|anethole|salicylaldehyde|hydroxycitronellal|farnesol|bisabolene|thymol|carvacrol|eucalyptol|cineole|propylidenephthalide)\b|향료|향수|香料|フレグランス|精油|에센셜/,
  },
  {
    family: 'scrub',
    name: 'scrub grains',
    pattern:
      /\b(?:shell|seed|stone|pit|husk|kernel|cob|coral|bamboo|apricot|walnut|pumice)s? (?:powder|meal|grains?|granules?)$|microbeads|\bpolyethylene$/,
  },
];

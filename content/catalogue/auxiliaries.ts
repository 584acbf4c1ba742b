import type { AuxiliaryRole } from '../../core/catalogue/contents.ts';

/** Names that a fit counts neither for nor against a product. The names and what they do are those of the European Commission's CosIng database. */
export const auxiliaries = [
  {
    names: [
      ...['Aqua', 'Water', 'Eau', 'Propanediol', 'Butylene Glycol', 'Propylene Glycol', 'Dipropylene Glycol', 'Pentylene Glycol'],
      ...['1,2-Hexanediol', 'Caprylyl Glycol', 'Methylpropanediol', 'Isododecane', 'C13-15 Alkane', 'Undecane', 'Tridecane'],
    ],
    atMostOnePercent: false,
  },
  {
    // Oils, esters and silicones that only make a texture.
    names: [
      ...[
        'Caprylic/Capric Triglyceride',
        'Isopropyl Myristate',
        'Isopropyl Palmitate',
        'Coco-Caprylate',
        'Coco-Caprylate/Caprate',
      ],
      ...['Dicaprylyl Carbonate', 'Dicaprylyl Ether', 'C12-15 Alkyl Benzoate', 'Ethylhexyl Palmitate', 'Cetearyl Ethylhexanoate'],
      ...[
        'Octyldodecanol',
        'Cetearyl Isononanoate',
        'Cetyl Palmitate',
        'Isononyl Isononanoate',
        'Dibutyl Adipate',
        'Triheptanoin',
      ],
      ...['Cyclopentasiloxane', 'Dimethicone', 'Phenyl Trimethicone', 'Dimethicone/Vinyl Dimethicone Crosspolymer', 'Silica'],
      ...['Helianthus Annuus Seed Oil', 'Hydrogenated Vegetable Oil', 'Polyisobutene', 'Hydrogenated Polyisobutene'],
    ],
    atMostOnePercent: false,
  },
  {
    // Emulsifiers, and waxes that bind water and oil.
    names: [
      ...['Cetearyl Alcohol', 'Cetyl Alcohol', 'Stearyl Alcohol', 'Behenyl Alcohol', 'Glyceryl Stearate', 'Glyceryl Stearate SE'],
      ...[
        'Cetearyl Glucoside',
        'Cetearyl Olivate',
        'Sorbitan Olivate',
        'Polyglyceryl-3 Methylglucose Distearate',
        'PEG-100 Stearate',
      ],
      ...[
        'Polysorbate 20',
        'Polysorbate 60',
        'Polysorbate 80',
        'PEG-40 Hydrogenated Castor Oil',
        'PEG-20 Glyceryl Triisostearate',
      ],
      ...[
        'Ceteareth-20',
        'Steareth-21',
        'Sucrose Stearate',
        'Sorbitan Stearate',
        'Stearic Acid',
        'Polyglyceryl-2 Dipolyhydroxystearate',
      ],
      ...['Polyglyceryl-4 Oleate', 'Potassium Cetyl Phosphate', 'Polyhydroxystearic Acid', 'Lecithin', 'Hydrogenated Lecithin'],
      ...['PPG-26-Buteth-26', 'Glyceryl Caprylate', 'Sorbeth-30 Tetraoleate', 'Polyglyceryl-10 Laurate', 'Arachidyl Alcohol'],
      ...[
        'Arachidyl Glucoside',
        'Sodium Stearoyl Glutamate',
        'Behentrimonium Methosulfate',
        'Magnesium Sulfate',
        'Ammonium Acryloyldimethyltaurate/VP Copolymer',
      ],
    ],
    atMostOnePercent: false,
  },
  {
    // Thickeners: a percent of them makes a gel.
    names: [
      ...['Carbomer', 'Xanthan Gum', 'Gellan Gum', 'Cellulose Gum', 'Hydroxyethylcellulose', 'Sclerotium Gum', 'Sodium Carbomer'],
      ...['Acrylates/C10-30 Alkyl Acrylate Crosspolymer', 'Sodium Polyacrylate', 'Hydroxypropyl Starch Phosphate', 'Carrageenan'],
      ...['Sodium Acrylates Copolymer', 'Polyacrylate Crosspolymer-6', 'Hydroxypropyl Methylcellulose', 'Acacia Senegal Gum'],
    ],
    atMostOnePercent: true,
  },
  {
    // Preservatives and their helpers: phenoxyethanol may be one percent at most (Regulation (EC) 1223/2009, annex V).
    names: [
      ...['Phenoxyethanol', 'Ethylhexylglycerin', 'Sodium Benzoate', 'Potassium Sorbate', 'Benzyl Alcohol', 'Dehydroacetic Acid'],
      ...[
        'Chlorphenesin',
        'Benzoic Acid',
        'Sorbic Acid',
        'Sodium Levulinate',
        'Sodium Anisate',
        'Hydroxyacetophenone',
        'Methylparaben',
      ],
    ],
    atMostOnePercent: true,
  },
  {
    // What binds metals and keeps oils from going off.
    names: [
      ...['Disodium EDTA', 'Tetrasodium EDTA', 'Tetrasodium Glutamate Diacetate', 'Trisodium Ethylenediamine Disuccinate'],
      ...['Sodium Phytate', 'Phytic Acid', 'BHT', 'Pentaerythrityl Tetra-di-t-butyl Hydroxyhydrocinnamate'],
    ],
    atMostOnePercent: true,
  },
  {
    // What sets the acidity, salts and starches.
    names: [
      ...[
        'Sodium Hydroxide',
        'Potassium Hydroxide',
        'Triethanolamine',
        'Arginine',
        'Tromethamine',
        'Citric Acid',
        'Sodium Citrate',
      ],
      ...['Sodium Chloride', 'Magnesium Stearate', 'Zinc Stearate', 'Zinc Sulfate', 'Sodium Sulfate', 'Maltodextrin', 'Mica'],
      ...['Zea Mays Starch', 'Oryza Sativa Starch', 'Tapioca Starch', 'Aluminum Starch Octenylsuccinate', 'Nylon-12', 'Talc'],
      ...['Aluminum Hydroxide', 'Alumina', 'Triethoxycaprylylsilane', 'Denatonium Benzoate', 'Microcrystalline Cellulose'],
      ...['CI 77891', 'CI 77491', 'CI 77492', 'CI 77499', 'CI 42090', 'CI 19140', 'CI 14700', 'CI 16035', 'CI 75810'],
    ],
    atMostOnePercent: false,
  },
] as const satisfies readonly AuxiliaryRole[];

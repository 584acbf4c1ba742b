/** The list 'Get skin changing secrets'. */
export const tips = [
  {
    id: 'ice-roller',
    type: 'Tip#1:',
    title: 'Ice Roller',
    description: 'Keep a roller in the fridge and glide it from the nose outwards for a minute. Lovely on puffy mornings.',
  },
  {
    id: 'double-cleanse',
    type: 'Tip#2:',
    title: 'Double Cleanse',
    description: 'In the evening, first an oil or balm for sunscreen and makeup, then a gentle gel for what is left.',
  },
  {
    id: 'hydrating-hack',
    type: 'Tip#3:',
    title: 'Hydrating Hack',
    description: 'Press your serum into damp skin and close with a cream. Water first, then the lid that keeps it in.',
  },
  {
    id: 'spot-treatment',
    type: 'Tip#4:',
    title: 'Spot Treatment',
    description:
      'One thin dot, at night, on the spot alone. More product does not work faster, it only dries the skin around it.',
  },
] as const;

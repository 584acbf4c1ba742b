import type Stripe from 'stripe';

type Metadata = Readonly<Record<string, string>>;
type ProductOrder = {
  readonly id: string;
  readonly name: string;
  readonly metadata: Metadata;
  readonly description?: string;
  readonly taxCode?: string;
};

export type Product = ReturnType<typeof newProduct>;

export function newProduct({ id, name, metadata, description, taxCode }: ProductOrder, created: number) {
  return {
    id,
    object: 'product' as const,
    active: true as boolean,
    created,
    default_price: null as string | null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: taxCode ?? null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  } satisfies Stripe.Product;
}

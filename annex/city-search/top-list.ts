type Candidate = { readonly place: number; readonly score: number };

/** A city that is offered twice keeps its higher score. */
export class TopList {
  private readonly size: number;
  private readonly candidates: Candidate[] = [];

  constructor(size: number) {
    this.size = size;
  }

  takes(score: number): boolean {
    return this.candidates.length < this.size || score > (this.candidates[this.size - 1]?.score ?? 0);
  }

  offer(place: number, score: number): void {
    if (!this.takes(score)) return;
    const before = this.candidates.findIndex((candidate) => candidate.place === place);
    if (before >= 0) {
      if (score <= (this.candidates[before]?.score ?? 0)) return;
      this.candidates.splice(before, 1);
    }
    const lower = this.candidates.findIndex((candidate) => candidate.score < score);
    this.candidates.splice(lower < 0 ? this.candidates.length : lower, 0, { place, score });
    if (this.candidates.length > this.size) this.candidates.pop();
  }

  get places(): number[] {
    return this.candidates.map(({ place }) => place);
  }
}

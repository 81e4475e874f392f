// What tests of islands take from Testing Library. The tests on Preact get testing-library-preact.ts instead.
export { act, fireEvent, screen, within } from "@testing-library/react";

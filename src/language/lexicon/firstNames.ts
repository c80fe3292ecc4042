/** First names that are common: behind a surname and a comma they tell that both are one name. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `Adam Adrian Aisha Alan Albert Alex Alexander Alexandra Alfred Alice Alicia Alison Amanda Amelia Amina Amir Amy Ana Andrea Andreas Andrew
  Angela Anita Anjali Ann Anna Anne Annie Anthony Anton Antonio Arjun Arthur Aya Barbara Beatrice Ben Benjamin Bernard Beth Boris Brian
  Bruno Camille Carl Carla Carlos Caroline Catherine Cecilia Charles Chiara Chloe Chris Christian Christina Christine
  Christopher Claire Clara Claudia Colin Conor Cynthia Daniel Daniela David Deborah Denis Dennis Diana Dmitri Dominic Donald Donna Dora
  Dorothy Edward Elena Eleanor Elif Elisabeth Elizabeth Ella Ellen Emil Emilia Emily Emma Eric Erik Erika Esther Ethan Eva Evelyn Fatima Felix
  Fernando Fiona Frances Francesca Francis Fred Frederick Gabriel Gareth Gemma George Gerald Gloria Graham Greta Gwen Hanna Hannah
  Hans Harold Harriet Harry Hassan Heather Helen Helena Henry Hugo Ian Ibrahim Ida Ingrid Irene Isaac Isabel Isabella Ivan Jacob James
  Jan Jana Jane Janet Jason Javier Jean Jennifer Jeremy Jessica Jill Jim Joan Joanna Joe Johan Johanna John Jonas Jonathan Jorge Jose
  Joseph Joshua Juan Judith Julia Julian Juliette Karen Karin Karl Kate Katharina Katherine Kathleen Katie Keith Kelly Kenneth Kevin Khadija
  Kim Klaus Kumar Laura Lauren Leila Lena Leo Leonard Li Linda Lisa Lorenzo Louis Louise Luca Lucas Lucia Lucy Luis Lukas
  Lydia Magdalena Manuel Marco Margaret Maria Marie Mario Marion Marta Martha Martin Martina Mary Mateo Matthew Maya Mehmet 
  Michael Miguel Mike Miriam Mohamed Mohammed Monica Muhammad Nadia Nancy Naomi Natalia Natalie Nathan Nicholas Nicole Nina Noah Nora
  Olga Oliver Olivia Omar Oscar Pablo Pamela Patricia Patrick Paul Paula Pedro Peter Petra Philip Philipp Pierre Priya Rachel Rafael Rahul Ralph
  Raymond Rebecca Ricardo Richard Rita Robert Roger Rosa Ryan Sabine Sally Sam Samantha Samir Samuel Sandra Sara Sarah
  Sean Sergei Sheila Simon Sonia Sophia Sophie Stefan Stephanie Stephen Steven Susan Sven Sylvia Tamara Tanja Tariq Teresa Theo Theresa
  Thomas Tim Timothy Tina Tom Tomas Tony Ulrike Ursula Valentina Vera Veronica Victor Vincent Walter Wendy William
  Wolfgang Yasmin Yuki Yusuf Zainab Zoe`.split(/\s+/),
);

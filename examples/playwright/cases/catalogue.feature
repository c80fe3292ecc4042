@catalogue
Feature: Finding a product
  The start page lists everything the shop has. A visitor narrows it down.

  Background:
    Given I am on the start page

  @smoke
  Scenario: Everything is there
    Then I should see the "Good paper, good tea, good books" heading
    And I should see 12 items in the "Products" list
    And the page title should contain "Catalogue"

  Rule: A search looks at names and descriptions

    Scenario Outline: Searching for "<text>"
      When I enter "<text>" into the "Search" field
      And I press the "Show products" button
      Then I should see "<count>"
      And I should see "<name>" in the "Products" list

      Examples:
        | text   | count      | name                        |
        | tea    | 4 products | Cast-Iron Teapot            |
        | winter | 1 product  | Letters from the Lighthouse |

    Scenario: Nothing matches
      When I enter "umbrella" into the "Search" field
      And I press Enter
      Then I should see "Nothing matches."
      But there should be no "Pocket Notebook" link

  Rule: Filters narrow the list further

    Scenario: A search within one category
      When I fill in "Search" with "tea"
      And I select "Kitchen" from the "Category" list
      And I press the "Show products" button
      Then I should see "3 products"
      And I should not see "The Slow Reader"

    Scenario: Only what is in stock
      When I choose "Stationery" from the "Category" list
      And I check "In stock only"
      And I press the "Show products" button
      Then I should not see "Fountain Pen"
      And I should see "3 products"
      And "In stock only" should be checked

  Rule: The visitor chooses the order

    Scenario: Cheapest first
      When I select "Price: low to high" from the "Sort by" list
      And I press the "Show products" button
      Then the first item in the "Products" list should contain "Pocket Notebook"
      And the last item in the "Products" list should contain "Cast-Iron Teapot"
